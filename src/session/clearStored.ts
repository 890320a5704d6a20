import { appearance } from './appearance'
import { noticesSeen } from './noticesSeen'
import { purse } from './purse'
import { searchHistory } from './searchHistory'
import { session } from './session'

/** Everything that is kept on this phone goes. */
export function clearStored(): void {
  session.forget()
  purse.forget()
  appearance.forget()
  searchHistory.forget()
  noticesSeen.forget()
}
