/** The parts of a JSON Schema that the contract uses. */
export interface Schema {
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  maxLength?: number
}

const known = (limit: number | undefined) =>
  limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined

/** One line about a value: what it is and how far it goes. */
export function typeOf(schema: Schema): string {
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ')
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.allOf) return schema.allOf.map(typeOf).filter(Boolean).join(', ')
  const range = [known(schema.minimum), known(schema.maximum)]
  return [
    [schema.type].flat().filter(Boolean).join(' | '),
    schema.format,
    schema.pattern && !schema.format && `/${schema.pattern}/`,
    range.some((end) => end !== undefined) && range.map((end) => end ?? '').join('…'),
    schema.maxLength !== undefined && `at most ${schema.maxLength} characters`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** A value's shape over several lines, as TypeScript would write it. */
export function shapeOf(schema: Schema, indent = ''): string {
  if (schema.anyOf?.some(({ properties }) => properties))
    return schema.anyOf.map((choice) => shapeOf(choice, indent)).join(' | ')
  if (schema.type === 'array' && schema.items) return `${shapeOf(schema.items, indent)}[]`
  if (!schema.properties) return typeOf(schema)
  const lines = Object.entries(schema.properties).map(([name, field]) => {
    const about = field.description ? `  // ${field.description}` : ''
    return `${indent}  ${name}: ${shapeOf(field, `${indent}  `)}${about}`
  })
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}'
}
