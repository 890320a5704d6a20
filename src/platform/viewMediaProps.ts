/** Something that somebody photographed or filmed, to be looked at large. */
export interface Media {
  url: string
  type: 'image' | 'video'
  /** 凭证第 2 张 */
  name: string
}
