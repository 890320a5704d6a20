import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { OWNER } from '@server/database/roles'
import { type Account, bareEnvironment, give } from './account'
import { folderFor } from './folder'

export const clusterDirOf = (dataDir: string) => path.join(dataDir, 'cluster')

const OPTIONS = [
  `--username=${OWNER}`,
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
]

/**
 * The cluster of this data folder, made on the first start. It is made under another name and
 * renamed when it is whole and on the disk, so an interrupted start leaves nothing to repair.
 */
export function openCluster(dataDir: string, bin: string, account: Account): string {
  const cluster = clusterDirOf(dataDir)
  if (!fs.existsSync(cluster)) initialise(cluster, bin, account)
  const version = path.join(cluster, 'PG_VERSION')
  if (!fs.existsSync(version)) throw new Error(`${cluster} is not a PostgreSQL cluster`)
  checkVersion(cluster, fs.readFileSync(version, 'utf8').trim(), bin)
  return cluster
}

function initialise(cluster: string, bin: string, account: Account): void {
  const draft = `${cluster}.draft`
  fs.rmSync(draft, { recursive: true, force: true })
  fs.mkdirSync(draft, { mode: 0o700 })
  give(draft, account)
  const folder = folderFor(draft, account)
  try {
    const { status, error, stderr } = spawnSync(
      path.join(bin, 'initdb'),
      ['-D', folder.name, ...OPTIONS],
      { ...account, cwd: '/', env: bareEnvironment, stdio: folder.stdio, encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr.trim()}`)
  } finally {
    folder.close()
  }
  fs.renameSync(draft, cluster)
  syncFolder(path.dirname(cluster))
}

function checkVersion(cluster: string, major: string, bin: string): void {
  const { stdout } = spawnSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' })
  const ours = /(\d+)/.exec(stdout)?.[1]
  if (ours === major) return
  throw new Error(
    `${cluster} was made by PostgreSQL ${major}, and this is PostgreSQL ${ours}: ` +
      'make a backup with the version before, and restore it with this one',
  )
}

function syncFolder(dir: string): void {
  const handle = fs.openSync(dir, 'r')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}
