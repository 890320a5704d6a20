import { type UploadKind, uploadKinds } from '@contract/upload'
import type { Config } from '@server/config'
import { openBytes, seal } from '@server/database/seal'
import { createStorage } from '@server/providers/storage/storage'

export interface Kept {
  kind: UploadKind
  storageKey: string
}

const about = ({ storageKey }: Kept) => `upload ${storageKey}`

/** Private files lie sealed, in whosever store they are. */
export async function keep({ storage, dataKey }: Config, kept: Kept, content: Buffer) {
  const bytes = uploadKinds[kept.kind].private ? seal(dataKey, content, about(kept)) : content
  await createStorage(storage).put(kept.storageKey, bytes)
}

export async function fetchKept({ storage, dataKey }: Config, kept: Kept): Promise<Buffer | null> {
  const bytes = await createStorage(storage).read(kept.storageKey)
  return bytes && uploadKinds[kept.kind].private ? openBytes(dataKey, bytes, about(kept)) : bytes
}
