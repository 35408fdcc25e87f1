"""How the page looks: on phones and desks, by day and in the dark, whatever is in the store."""

import struct
import xml.etree.ElementTree as ElementTree
import zlib

import phones


def test_loads_nothing_runs_nothing_complains_of_nothing(look):
    assert look.requests == [look.phone.page.resolve().as_uri()]
    assert look["scripts"] == 0
    assert look["title"] == "Health report"
    assert look.complaints == []


def test_fits_the_window(look):
    wide, window = look["width"]
    assert wide <= window
    assert look["wide"] == []


def test_texts_stand_out(look):
    assert look["pale"] == []


def test_is_bright_by_day_and_dark_in_the_dark(look):
    brightness = sum(map(int, look["background"].strip("rgb()").split(",")))
    assert (brightness > 600) == (look.scheme == "light")


def test_charts_are_drawn_whole(look):
    people = {"months", "steps", "rings", "route", "heart-days", "heart-hours", "night", "nights"}
    expected = {"person": people, "generated": people, "empty": set(), "hostile": {"months", "steps", "heart-days", "heart-hours", "night", "nights"}}
    charts = {chart["name"]: chart for chart in look["charts"]}
    small = {name for name in charts if name.startswith(("day-", "trend-"))}
    assert charts.keys() - small == expected[look.phone.name]
    assert {"day-bodyMass", "trend-bodyMass"} <= small if expected[look.phone.name] == people else small == set()
    for chart in charts.values():
        assert chart["width"] > 100 and chart["height"] > 40, chart
        assert chart["marks"] > 0, chart
        assert chart["outside"] == [], chart["name"]


def test_the_first_screen_has_a_chart(look):
    if look.width >= 390 and look.phone.name != "empty":
        assert look["charts"][0]["name"] == "steps"
        assert look["charts"][0]["bottom"] <= (800 if look.width == 1280 else 844)


def test_labels_are_legible(look):
    if look.width >= 390:
        assert [text for text in look["small"] if text["size"] < 9] == []
    assert [chart["overlapping"] for chart in look["charts"] if chart["overlapping"]] == []


def test_reads_well_aloud(look):
    roles = [node["role"]["value"] for node in look.tree]
    assert roles.count("main") == 1
    for node in look.tree:
        if node["role"]["value"] in {"image", "img", "figure", "table", "region", "link", "heading"}:
            assert node["name"]["value"].strip(), node
        if node["role"]["value"] in {"image", "img"}:
            assert node["description"]["value"].strip(), node
    assert look["headings"][0] == 1 and look["headings"].count(1) == 1
    assert all(after <= before + 1 for before, after in zip(look["headings"], look["headings"][1:]))
    assert all(table["caption"] and table["isScoped"] for table in look["tables"])


def test_links_lead_within_the_page(look):
    text = look.phone.page.read_text()
    assert all(f'id="{link[1:]}"' in text for link in look["links"])


def test_says_what_there_is_not(look):
    if look.phone.name == "empty":
        assert "The store is empty." in look["text"] and "No app has asked yet." in look["text"]


def test_hostile_names_are_read_as_they_are(look):
    if look.phone.name == "hostile":
        assert phones.HOSTILE[:60] in look["text"]
        assert "\u202e" not in look["text"] and "\u0007" not in look["text"]


def test_is_well_formed_as_xml(all_phones):
    for phone in all_phones.values():
        ElementTree.fromstring(phone.page.read_text().removeprefix("<!doctype html>"))


def test_the_keyboard_reaches_every_stop(browser, person):
    with browser.page(person.page) as page:
        stops = page.evaluate("document.querySelectorAll('a[href], summary').length")
        reached = set()
        for number in range(stops + 40):
            page.press("Tab")
            reached.add(page.evaluate(
                "[...document.querySelectorAll('a[href], summary')].indexOf(document.activeElement)"))
        assert reached >= set(range(stops))


def test_numbers_unfold(browser, person):
    with browser.page(person.page, 390) as page:
        count = page.evaluate("document.querySelectorAll('figure details').length")
        assert count >= 6
        page.evaluate("document.querySelectorAll('details').forEach((part) => { part.open = true })")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_link_of_the_contents_scrolls_to_its_section(browser, person):
    with browser.page(person.page) as page:
        page.evaluate("document.querySelector('nav a[href=\"#sleep\"]').click()")
        page.draw()
        assert 0 <= page.evaluate("document.querySelector('#sleep').getBoundingClientRect().top") < 200


def test_there_is_something_to_see(browser, person):
    with browser.page(person.page, 390, scheme="dark") as page:
        frames = page.evaluate("""[...document.querySelectorAll('svg[role=img]')].map((chart) => {
            const { x, y, width, height } = chart.getBoundingClientRect(); return { x, y, width, height, scale: 0.5 } })""")
        for frame in frames:
            assert len(colours(page.screenshot(frame))) > 20


def colours(image):
    """The colours of a PNG of 8 bits a part."""
    assert image.startswith(b"\x89PNG\r\n\x1a\n")
    position, data = 8, b""
    while position < len(image):
        length, kind = struct.unpack(">I4s", image[position : position + 8])
        body = image[position + 8 : position + 8 + length]
        if kind == b"IHDR":
            width, _, _, colour_type = struct.unpack(">IIBB", body[:10])
        elif kind == b"IDAT":
            data += body
        position += length + 12
    size = {2: 3, 6: 4}[colour_type]
    rows, row, found = zlib.decompress(data), bytes(width * size), set()
    for start in range(0, len(rows), width * size + 1):
        row = unfiltered(rows[start], rows[start + 1 : start + 1 + width * size], row, size)
        found.update(bytes(row[place : place + 3]) for place in range(0, len(row), size))
    return found


def unfiltered(kind, row, above, size):
    result = bytearray(row)
    for index in range(len(row)):
        left = result[index - size] if index >= size else 0
        up, corner = above[index], above[index - size] if index >= size else 0
        guess = left + up - corner
        paeth = min((left, up, corner), key=lambda part: abs(guess - part))
        result[index] = (row[index] + (0, left, up, (left + up) // 2, paeth)[kind]) % 256
    return bytes(result)
