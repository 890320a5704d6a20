import { addressOf } from '../../client/address'
import type { Card } from '../../client/logic/cards'
import { element } from './draw'
import { runningHost } from './phone'

const dialog = document.getElementById('card') as HTMLDialogElement
const shown = document.getElementById('card-shown')!

function draw({ title, path, imageUrl }: Card): void {
  const picture = imageUrl
    ? element('img', { src: addressOf(imageUrl, () => undefined), alt: '卡片上的图' })
    : element('p', { className: 'empty' }, '没有图：微信会截取页面的上半部分')
  shown.replaceChildren(element('h3', {}, title), picture, element('code', {}, path))
}

/** Forwards the page from its menu, and shows the card that the other side gets. */
export function openSharing(tell: (text: string) => void): void {
  let card: Card | undefined
  document.getElementById('share')?.addEventListener('click', () => {
    void runningHost()
      ?.share()
      .then((made) => {
        card = made
        draw(made)
        dialog.showModal()
      })
      .catch(({ message }: Error) => tell(`转发不了：${message}`))
  })
  document.getElementById('open-card')?.addEventListener('click', () => {
    dialog.close()
    if (card) void runningHost()?.openCard(card)
  })
  document.getElementById('close-card')?.addEventListener('click', () => dialog.close())
}
