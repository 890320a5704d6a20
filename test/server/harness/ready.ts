import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { businessDay } from '@server/calendar'
import { clusterDirOf } from '@server/database/owned/cluster'
import { temporaryDataDir } from './leftovers'

/** What was made once, a few minutes ago, and is copied by each process that wants it (make-ready.ts). */
const folder = process.env.TEST_READY

interface Ready {
  /** With tables alone: as good on any day. */
  migrated: string[]
  /** Filled, with days that are counted from the one on which that was done. */
  filled: string[]
  /** The database of a server is among them, with tables alone. */
  opened: boolean
  day: string
}

const noteOf = (dataDir: string) => path.join(dataDir, 'ready.json')

export function noteReady(dataDir: string, made: Partial<Ready>): void {
  const nothing = { migrated: [], filled: [], opened: false }
  const ready: Ready = { ...nothing, ...made, day: businessDay(new Date()) }
  fs.writeFileSync(noteOf(dataDir), JSON.stringify(ready))
}

const readNote = (dataDir: string) => JSON.parse(fs.readFileSync(noteOf(dataDir), 'utf8')) as Ready
const isOfToday = ({ day }: Ready) => day === businessDay(new Date())
const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to])

/** A cluster, where there is one, to where it will be opened; returns which databases can be used. */
export function copyCluster(dataDir: string): string[] {
  if (!folder) return []
  copy(clusterDirOf(folder), clusterDirOf(dataDir))
  const note = readNote(folder)
  return isOfToday(note) ? [...note.migrated, ...note.filled] : note.migrated
}

/** A cluster for a server that opens for the first time: it takes longer to make than most have to test. */
export function lendCluster(dataDir: string): void {
  if (folder && readNote(folder).opened) copy(clusterDirOf(folder), clusterDirOf(dataDir))
}

/** The folder of a server that has opened before, as it left it; none where nobody has made one. */
export function copyDataDir(): string | undefined {
  if (!folder || !isOfToday(readNote(folder))) return undefined
  const dataDir = temporaryDataDir()
  copy(`${folder}/.`, dataDir)
  return dataDir
}
