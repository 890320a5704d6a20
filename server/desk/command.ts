import type { Command } from '@server/command/run'
import { afterwards, answer } from './desk'
import { about, type DeskRequest, readRequest } from './request'
import { usage } from './words'

export const deskCommand: Command<DeskRequest> = {
  purpose: 'desk',
  usage,
  readRequest,
  about,
  answer,
  afterwards,
}
