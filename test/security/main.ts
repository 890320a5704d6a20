import fs from 'node:fs'
import path from 'node:path'
import { reliability, security } from './write'

const docs = path.join(__dirname, '../../docs')

fs.writeFileSync(path.join(docs, 'SECURITY.md'), security())
fs.writeFileSync(path.join(docs, 'RELIABILITY.md'), reliability())
