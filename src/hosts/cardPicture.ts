import { wholeAddress } from '../platform/wholeAddress'
import { imageUrl } from './imageUrl'

const brandPicture = '/static/brand/share.png'

/** Chats load a card's picture themselves, and draw PNG and JPG only. */
const drawn = /\.(png|jpe?g)(\?|$)/i

/** What a chat shows beside a card: the picture of the thing where it can be shown, else ours. */
export const cardPicture = (image = ''): string =>
  wholeAddress(imageUrl(drawn.test(image) ? image : brandPicture))
