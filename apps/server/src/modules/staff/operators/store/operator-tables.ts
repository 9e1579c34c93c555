export type OperatorTables = {
  'operators.operator': {
    id: string
    brand: string
    username: string
    name: string
    password_hash: string
    password_temporary: boolean
    role: string
    decides_from: Record<string, string>
    access_by_two: boolean
    made_by_command: boolean
    made_at: Date
    closed_at: Date | null
  }
  'operators.role': { id: string; brand: string; name: string; powers: string[] }
  'operators.session': { operator: string; seen_at: Date }
}
