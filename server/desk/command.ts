import type { Command } from '@server/command/run'
import { afterwards, answer } from './desk'
import { type DeskRequest, readRequest } from './request'
import { usage } from './words'

export const deskCommand: Command<DeskRequest> = {
  purpose: 'desk',
  usage,
  readRequest,
  answer,
  afterwards,
}
