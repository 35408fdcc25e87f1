"""The script behind `make studio`."""

import os
import signal
import subprocess

from conftest import ROOT
from studio import PATIENCE, Studio


def test_the_script_opens_the_studio_on_a_generated_person(browser, tmp_path):
    command = [ROOT / ".ci/studio"]
    environment = os.environ | {"HOST": os.environ["HEALTHKIT_BRIDGE"], "TMPDIR": str(tmp_path)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True) as script:
        try:
            url = script.stdout.readline().removeprefix("The studio: ").strip()
            with Studio(browser, url, view="data") as studio:
                samples = int(studio.text("#status").split(" · ")[-1].split()[0].replace(",", ""))
                assert samples > 10_000
                assert len(studio.chart()[1]) == 14
                assert studio.complaints() == []
        finally:
            os.killpg(script.pid, signal.SIGINT)
        assert script.wait(PATIENCE) == 0
    assert list(tmp_path.iterdir()) == []
