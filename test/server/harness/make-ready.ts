/** `houses` or `server`, and a folder: makes there what many processes copy, each for itself. */
import { DATABASE } from '@server/database/owned/own'
import { modelOf, openAs, startCluster, stopCluster } from './cluster'
import { planted } from './planted'
import { noteReady } from './ready'
import { startServer } from './startServer'

const makers = {
  async houses(dataDir: string) {
    const cluster = await startCluster(dataDir)
    const migrated = await modelOf(cluster)
    const filled = await modelOf(cluster, planted)
    await openAs(cluster, DATABASE)
    await stopCluster(cluster)
    noteReady(dataDir, { migrated: [migrated], filled: [filled], opened: true })
  },
  async server(dataDir: string) {
    const server = await startServer({ dataDir, h5: true })
    await server.stop()
    noteReady(dataDir, {})
  },
}

const [what, dataDir] = process.argv.slice(2) as [keyof typeof makers, string]
makers[what](dataDir).catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
