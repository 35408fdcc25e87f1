import Foundation
import HealthModel

/// A route as GPX 1.1 in the form of the Health app (EXP-24).
struct GPXText {
    let bytes: [UInt8]

    /// The text of a route with a title and the date of the export.
    init(_ locations: [Location], title: String, date: Date) {
        var clock = ExportClock(.gmt)
        func time(_ date: Date) -> String { clock.internetDate(date).dropLast(6) + "Z" }
        let topografix = "http://www.topografix.com/GPX/1/1"
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <gpx version="1.1" creator="Apple Health Export" xmlns="\(topografix)" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
            xsi:schemaLocation="\(topografix) \(topografix)/gpx.xsd">
              <metadata>
                <time>\(time(Date(milliseconds: date.milliseconds / 1000 * 1000)))</time>
              </metadata>
              <trk>
                <name>\(title)</name>
                <trkseg>

            """
        for location in locations {
            let extensions = [
                ("speed", location.speed), ("course", location.course), ("hAcc", location.horizontalAccuracy),
                ("vAcc", location.verticalAccuracy),
            ]
            text += #"      <trkpt lon="\#(location.longitude.sixDecimals)" lat="\#(location.latitude.sixDecimals)">"#
            text += "<ele>\(location.altitude.sixDecimals)</ele><time>\(time(location.timestamp))</time><extensions>"
            for (name, value) in extensions { text += "<\(name)>\(value.sixDecimals)</\(name)>" }
            text += "</extensions></trkpt>\n"
        }
        text += "    </trkseg>\n  </trk>\n</gpx>\n"
        bytes = Array(text.utf8)
    }
}
