import { loaded } from './wx/pictures'

const shown = /\.(png|jpe?g)$/i

/** A chat shows PNG and JPG, and loads them by itself. Where a card has none, the screen stands for it. */
export async function checkCardPicture(picture: string | undefined): Promise<void> {
  if (picture === undefined) return
  const [file = ''] = picture.split(/[?#]/)
  if (!shown.test(file))
    throw new Error(`the picture of a card is neither PNG nor JPG: ${picture || 'an empty name'}`)
  await loaded(picture)
}
