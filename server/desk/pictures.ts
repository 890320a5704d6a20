import fs from 'node:fs/promises'
import path from 'node:path'
import { readUpload } from '@server/areas/upload/upload'
import type { Looking } from '@server/command/run'
import type { Shown } from '@server/call/desk-case'

/** Opened for one person to look at, who is to delete them afterwards. */
export async function savePictures(
  context: Looking,
  folder: string,
  id: string,
  { pictures }: Shown,
) {
  const where = path.resolve(folder)
  await fs.mkdir(where, { recursive: true, mode: 0o700 })
  const lines: string[] = []
  for (const { name, uploadId } of pictures) {
    const upload = await readUpload({ ...context, storage: context.providers.storage }, uploadId)
    if (!upload) {
      lines.push(`  文件 ${name}：已经不在了`)
      continue
    }
    const file = path.join(where, `${id}-${name}.${upload.type.split('/')[1]}`)
    await fs.rm(file, { force: true })
    await fs.writeFile(file, upload.content, { mode: 0o600 })
    lines.push(`  文件 ${name}：${file}`)
  }
  return lines
}
