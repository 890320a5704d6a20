import { createRoot } from 'react-dom/client'
import { type AskWhoToBe, becomeWhoseTokenIs } from '@/navigation/whoToBe'
import { appearance } from '@/session/appearance'
import { Dialog } from '@/ui/dialog/Dialog'

/** Over whatever page stands there, which does not know yet who looks at it. */
const ask: AskWhoToBe = ({ title, text, confirm, cancel }) => {
  const layer = document.body.appendChild(document.createElement('div'))
  layer.className = appearance.className
  const root = createRoot(layer)
  return new Promise((resolve) => {
    const answer = (other: boolean) => {
      root.unmount()
      layer.remove()
      resolve(other)
    }
    root.render(
      <Dialog
        open
        title={title}
        confirm={confirm}
        cancel={cancel}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        {text}
      </Dialog>,
    )
  })
}

export const become = (token: string): Promise<void> => becomeWhoseTokenIs(token, ask)
