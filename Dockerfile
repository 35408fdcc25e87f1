# An image with nothing but the bridge, which needs no library:
#
#     docker build --tag healthkit-bridge .
#     docker run --rm --interactive healthkit-bridge --consent deny <requests.jsonl
#
# To take the executable out of it: docker create --name bridge healthkit-bridge && docker cp bridge:/bin/healthkit-bridge .
FROM swift:6.2-bookworm AS build
SHELL ["/bin/bash", "-o", "pipefail", "-c"]
WORKDIR /source
# The C libraries change less often than the sources.
COPY Makefile ./
COPY .ci/ .ci/
# hadolint ignore=DL3008
RUN apt-get update && apt-get install --yes --no-install-recommends make && make deps && rm -rf /var/lib/apt/lists/*
COPY . .
RUN make build && install -D --strip .build/release/healthkit-bridge /image/bin/healthkit-bridge \
    && mkdir --mode 1777 /image/tmp && mkdir /image/seed
WORKDIR /source/protocol
RUN mkdir -p /image/share/healthkit-bridge && cp -r --parents vectors channels/*/vectors /image/share/healthkit-bridge

FROM scratch
COPY --from=build /image/ /
# Requests and exports in this folder are there when the phone starts.
ENV HEALTHKIT_BRIDGE_PRELUDE=/seed
USER 65534:65534
ENTRYPOINT ["/bin/healthkit-bridge"]
