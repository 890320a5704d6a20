/** What WeChat opens only as the answer to a tap. */
const onlyFromTap = new Set(['openSetting', 'navigateToMiniProgram', 'requestSubscribeMessage'])

/** A person taps on these sheets of WeChat's own, so what is called in answer to them follows a tap. */
const sheets = new Set([
  'showModal',
  'showActionSheet',
  'requestPayment',
  'requestMerchantTransfer',
])

let isTapped = false

/** A tap is known for one turn: its listeners and what they promise, not what comes by a timer. */
export function noteTap(): void {
  isTapped = true
  setTimeout(() => (isTapped = false), 0)
}

/** What waits for a call to be answered is no longer the tap, unless the person tapped to answer. */
export function noteAnswer(call: string): void {
  if (sheets.has(call)) noteTap()
  else isTapped = false
}

/** To be asked while the app calls, not when the call's turn comes. */
export const lacksTap = (call: string): boolean => onlyFromTap.has(call) && !isTapped

export const lackingTap = 'can only be invoked by user TAP gesture.'
