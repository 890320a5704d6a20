/** The app that shows our pages inside itself. */
export interface HostApp {
  share: (card: { title: string; url: string; image: string }) => void
  /** Its own page of these goods. */
  openGoods: (goodsId: number) => void
  /** An app that is not ours, by its link or in the browser. */
  openOutside: (ways: { scheme: string; url: string }) => void
}
