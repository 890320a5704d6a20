import type { StorageConfig } from '@server/config'
import type { Guard } from '../guard'
import { createLocalStorage } from './local'
import { createOssStorage } from './oss'

/** Leave to put files below `prefix` straight into the store, for a while. */
export interface Grant {
  url: string
  region: string
  prefix: string
  accessKeyId: string
  accessKeySecret: string
  securityToken: string
  expiresAt: string
}

export type Part = readonly [from: number, to: number]

/** Keeps bytes under a key. Nothing in it is public: this server alone reads it out. */
export interface Storage {
  /** The same key again takes the place of what was there. */
  put(key: string, content: Buffer): Promise<void>
  /** Null where there is nothing, or more than `most` bytes. */
  read(key: string, most?: number): Promise<Buffer | null>
  /** The bytes from one place to another, both included; null where there is nothing. */
  readPart(key: string, part: Part): Promise<Buffer | null>
  /** Also where there is nothing any more. */
  remove(key: string): Promise<void>
  /** Null where files come through this server only. */
  grant(prefix: string): Promise<Grant | null>
}

export const createStorage = (config: StorageConfig, guard: Guard): Storage =>
  config.provider === 'aliyun' ? createOssStorage(config, guard) : createLocalStorage(config.folder)
