/** Every way to an app that is not ours; empty: not this one. */
export interface OutsideWays {
  mini: { app_id: string; path: string }
  scheme: string
  url: string
}

/**
 * left: this page is being left for another; opened: the app was asked to open over it;
 * stayed: the person changed their mind; copied: its address is on the clipboard; nowhere: no way.
 */
export type Outcome = 'left' | 'opened' | 'stayed' | 'copied' | 'nowhere'
