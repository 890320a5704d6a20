/** Several test files in one process, given by name: modules and the database are loaded once for all of them. */
import { createRequire } from 'node:module'
import path from 'node:path'
import { after, describe } from 'node:test'
import { holdCluster } from './harness/openTestDatabase'

const load = createRequire(__filename)
const release = holdCluster()
after(release)

const titleOf = (file: string) =>
  path.join(path.basename(path.dirname(file)), path.basename(file, '.test.ts'))

for (const file of process.argv.slice(2))
  describe(titleOf(file), () => void load(path.resolve(file)))
