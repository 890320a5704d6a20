import { appearance } from './appearance'
import { noticesSeen } from './noticesSeen'
import { searchHistory } from './searchHistory'
import { session } from './session'

/** Everything that is kept on this phone goes. */
export function clearStored(): void {
  session.forget()
  appearance.forget()
  searchHistory.forget()
  noticesSeen.forget()
}
