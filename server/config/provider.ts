import { z } from 'zod'
import { type EnvReader, type Fields, type Setting, setting, type Values } from './setting'

/** A service that a stand-in of our own takes the place of until a real one is chosen. */
export interface Provider<Kind extends string, Of extends Fields> {
  choice: Setting<'local' | Kind>
  kind: Kind
  /** What the real one is told; one that has no default it cannot do without. */
  fields: Of
}

export type Chosen<Kind extends string, Of extends Fields> =
  | { provider: 'local' }
  | ({ provider: Kind } & Values<Of>)

interface Declared<Kind, Of> {
  kind: Kind
  says: string
  fields: Of
}

export function provider<const Kind extends string, Of extends Fields>(
  name: string,
  { kind, says, fields }: Declared<Kind, Of>,
): Provider<Kind, Of> {
  const kinds: ('local' | Kind)[] = ['local', kind]
  const one = z.literal(kinds, { error: `must be local or ${kind}` })
  return { choice: setting(name, z.string().default('local').pipe(one), says), kind, fields }
}

export function choose<Kind extends string, Of extends Fields>(
  reader: EnvReader,
  { choice, kind, fields }: Provider<Kind, Of>,
): Chosen<Kind, Of> {
  if (reader.read({ choice }).choice === kind)
    return { provider: kind, ...reader.read(fields, `${choice.name} is ${kind}`) }
  reader.check(fields)
  return { provider: 'local' }
}
