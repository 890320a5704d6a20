import fs from 'node:fs'
import path from 'node:path'

const folder = path.join(__dirname, '../../demo')

/** A file of the demo data. */
export const demoFile = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8')

/** All files of one of its folders, in the order of their names. */
export const demoFiles = (name: string) =>
  fs
    .readdirSync(path.join(folder, name))
    .sort()
    .map((file) => demoFile(path.join(name, file)))
