/** `houses` or `server`, and a folder: makes there what many processes copy, each for itself. */
import { modelOf, startCluster, stopCluster } from './cluster'
import { planted } from './planted'
import { noteReady } from './ready'
import { startServer } from './startServer'

const makers = {
  async houses(dataDir: string) {
    const cluster = await startCluster(dataDir)
    const migrated = await modelOf(cluster)
    const filled = await modelOf(cluster, planted)
    await stopCluster(cluster)
    noteReady(dataDir, { migrated: [migrated], filled: [filled] })
  },
  async server(dataDir: string) {
    const server = await startServer({ dataDir, h5: true })
    await server.stop()
    noteReady(dataDir, { migrated: [], filled: [] })
  },
}

const [what, dataDir] = process.argv.slice(2) as [keyof typeof makers, string]
makers[what](dataDir).catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
