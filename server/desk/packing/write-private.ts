import fs from 'node:fs'

/** For whoever asked alone, who is to delete it afterwards. */
export function writePrivate(file: string, content: string): string[] {
  fs.rmSync(file, { force: true })
  fs.writeFileSync(file, content, { mode: 0o600 })
  return [`已写入 ${file}，里面有收件人，用完请删除`]
}
