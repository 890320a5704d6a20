import type { DataKey } from '@server/database/data-key'
import { openBytes, seal } from '@server/database/seal'
import type { Part, Storage } from '@server/providers/storage/storage'
import { sealedFolder } from './address'

export interface Kept {
  storageKey: string
}

export interface Vault {
  storage: Storage
  dataKey: DataKey
}

const about = ({ storageKey }: Kept) => `upload ${storageKey}`

/** Private files lie sealed, in whosever store they are; what became private later lies as it came. */
const isSealed = ({ storageKey }: Kept) => storageKey.startsWith(sealedFolder)

export async function keep({ storage, dataKey }: Vault, kept: Kept, content: Buffer) {
  const bytes = isSealed(kept) ? seal(dataKey, content, about(kept)) : content
  await storage.put(kept.storageKey, bytes)
}

/** Of what lies sealed no part can be read by itself. */
export async function fetchPart(vault: Vault, kept: Kept, part: Part): Promise<Buffer | null> {
  if (!isSealed(kept)) return vault.storage.readPart(kept.storageKey, part)
  const [from, to] = part
  return (await fetchKept(vault, kept))?.subarray(from, to + 1) ?? null
}

export async function fetchKept({ storage, dataKey }: Vault, kept: Kept): Promise<Buffer | null> {
  const bytes = await storage.read(kept.storageKey)
  return bytes && isSealed(kept) ? openBytes(dataKey, bytes, about(kept)) : bytes
}
