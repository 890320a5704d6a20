import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

/** The system user PostgreSQL runs as; undefined: the one we are ourselves. */
export type Account = { uid: number; gid: number } | undefined

/** PG* variables of the person who starts us are meant for another database. */
export const bareEnvironment = { LC_ALL: 'C' } as unknown as NodeJS.ProcessEnv

const SHARED = 'nobody'
const candidates = ['linji', 'postgres', '_postgres', SHARED]

/**
 * PostgreSQL refuses to run as root. Whoever owns the cluster keeps it; a new one goes to the
 * first of the usual users there is. It has to exist: initdb looks its name up.
 */
export function databaseAccount(clusterDir: string, say: (line: string) => void): Account {
  const us = process.getuid?.()
  const owner = fs.statSync(clusterDir, { throwIfNoEntry: false })
  if (us !== 0) {
    if (owner && owner.uid !== us) {
      throw new Error(
        `${clusterDir} belongs to user ${owner.uid}, and we are ${us}: ` +
          'start as that user or as root, or choose another DATA_DIR',
      )
    }
    return undefined
  }
  const account = owner && owner.uid !== 0 ? owner : candidates.map(accountOf).find(Boolean)
  if (!account)
    throw new Error(
      `PostgreSQL may not run as root, and there is no user ${candidates.join(' or ')}`,
    )
  if (account.uid === accountOf(SHARED)?.uid) say(sharedWords(clusterDir))
  return { uid: account.uid, gid: account.gid }
}

function accountOf(name: string): Account {
  const users = fs.readFileSync('/etc/passwd', 'utf8').split('\n')
  const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
  return uid && gid ? { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 } : undefined
}

const sharedWords = (clusterDir: string) =>
  `PostgreSQL runs as ${SHARED}, and every other program that does can read the database: ` +
  `start as a user of its own, or make a user linji and give it ${clusterDir} (chown -R linji)`

export function give(dir: string, account: Account): void {
  if (account) fs.chownSync(dir, account.uid, account.gid)
}

/** Asked of the kernel, so that access lists and mount options count as well. */
export function canReach(dir: string, account: Account): boolean {
  const probe = spawnSync('/bin/sh', ['-c', 'cd "$1" && ls >/dev/null', 'sh', dir], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  })
  return probe.status === 0
}
