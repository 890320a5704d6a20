/** `npm run coverage`: writes COVERAGE.md anew. */
import fs from 'node:fs'
import path from 'node:path'
import { coverage } from './coverage'

void coverage().then((text) => fs.writeFileSync(path.join(__dirname, '../COVERAGE.md'), text))
