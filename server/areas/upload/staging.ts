import { Refusal } from '@server/call/refusal'
import type { Storage } from '@server/providers/storage/storage'

/** Where one person may put files straight into the store, by leave that ends soon. */
export const prefixOf = (userId: string) => `staging/${userId}/`

/**
 * What was put there by its owner. It is read and kept anew: whoever holds the leave could still
 * put something else in the old place after it was looked at.
 */
export async function takeStaged(store: Storage, userId: string, objectKey: string, most: number) {
  const isOwn = objectKey.startsWith(prefixOf(userId)) && !objectKey.includes('..')
  const content = isOwn ? await store.read(objectKey, most) : null
  if (!content) throw new Refusal('notFound', '没有收到这个文件，或者文件太大，请重新上传')
  return { content, drop: () => store.remove(objectKey) }
}
