import type { Html } from '@server/call/page/html'
import { compressedForms } from './compressed'
import { type Asset, hashOf } from './library'

const ownTitle = /<title>[^<]*<\/title>/

/** The app's page with another head, which begins with a title of its own. */
export async function headedPage(index: Asset, page: string, head: Html): Promise<Asset> {
  const content = Buffer.from(page.replace(ownTitle, () => head.text))
  return {
    ...index,
    content,
    hash: hashOf(content),
    size: content.length,
    encoded: await compressedForms(content),
  }
}
