import type { Command } from '@server/command/run'
import { afterwards, answer } from './answer'
import { about, type PackingRequest, readRequest, usage } from './request'

export const packingCommand: Command<PackingRequest> = {
  purpose: 'packing',
  usage,
  readRequest,
  about,
  answer,
  afterwards,
}
