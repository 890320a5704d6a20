import { ownDataText } from '@server/areas/account/own-data/read'

/** What a download of somebody's own data holds, by what it is called. */
export async function ownDataOf(
  ...asked: Parameters<typeof ownDataText>
): Promise<Record<string, unknown[]>> {
  const pieces: string[] = []
  for await (const piece of ownDataText(...asked)) pieces.push(piece)
  const { 内容: content } = JSON.parse(pieces.join('')) as { 内容: Record<string, unknown[]> }
  return content
}
