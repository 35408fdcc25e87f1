import Foundation
import HealthModel

/// A route as GPX 1.1 (EXP-24), with the exact numbers of the store.
struct GPXText {
    let bytes: [UInt8]

    init(_ locations: [Location], title: String) {
        var clock = ExportClock(.gmt)
        func time(_ date: Date) -> String { clock.internetDate(date).dropLast(6) + "Z" }
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <gpx version="1.1" creator="healthkit-bridge" xmlns="http://www.topografix.com/GPX/1/1">
             <trk>
              <name>\(title)</name>
              <trkseg>

            """
        for location in locations {
            let extensions = [
                ("speed", location.speed), ("course", location.course), ("hAcc", location.horizontalAccuracy),
                ("vAcc", location.verticalAccuracy),
            ]
            text += #"   <trkpt lon="\#(location.longitude.decimalText)" lat="\#(location.latitude.decimalText)">"#
            text += "<ele>\(location.altitude.decimalText)</ele><time>\(time(location.timestamp))</time><extensions>"
            for (name, value) in extensions { text += "<\(name)>\(value.decimalText)</\(name)>" }
            text += "</extensions></trkpt>\n"
        }
        text += "  </trkseg>\n </trk>\n</gpx>\n"
        bytes = Array(text.utf8)
    }
}

extension Double {
    /// The number without an exponent, which XML decimals do not have. Numbers with an exponent get 12 decimals.
    fileprivate var decimalText: String {
        let text = exportText
        guard text.contains("e") else { return text }
        return String(format: "%.12f", self)
    }
}
