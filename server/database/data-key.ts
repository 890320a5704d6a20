import { createHmac } from 'node:crypto'
import { RootKey } from './root-key'

/** What seals and hashes what the database must not tell by itself: the present key does, all of them open. */
export interface DataKey {
  readonly present: RootKey
  /** Until `npm run rekey` has brought everything under the present one. */
  readonly former: readonly RootKey[]
}

export function dataKeyOf([present, ...former]: readonly [Buffer, ...Buffer[]]): DataKey {
  return { present: new RootKey(present), former: former.map((bytes) => new RootKey(bytes)) }
}

export const rootsOf = ({ present, former }: DataKey): RootKey[] => [present, ...former]

/** A kind is written out in the code, for a key is derived and kept for each. */
type Literal<Kind extends string> = string extends Kind ? never : Kind

const macOf = (root: RootKey, kind: string, text: string) =>
  createHmac('sha256', root.derive(`hash ${kind}`)).update(text)

/** For what is guessed easily, such as a phone number: a plain hash of it could be tried out. */
export const keyedHash = <Kind extends string>(key: DataKey, kind: Literal<Kind>, text: string) =>
  macOf(key.present, kind, text).digest('base64url')

/** The same in bytes, for who makes digits of it. */
export const keyedBytes = <Kind extends string>(key: DataKey, kind: Literal<Kind>, text: string) =>
  macOf(key.present, kind, text).digest()

/** Under each key that may have hashed it, to find again what has not been rekeyed yet. */
export const keyedHashes = <Kind extends string>(
  key: DataKey,
  kind: Literal<Kind>,
  text: string,
): string[] => rootsOf(key).map((root) => macOf(root, kind, text).digest('base64url'))
