import GRDB
func probe() throws -> Int { try DatabaseQueue().read { try Int.fetchOne($0, sql: "SELECT 1") ?? 0 } }
