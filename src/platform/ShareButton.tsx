import { Button } from '@tarojs/components'
import type { ShareButtonProps } from './shareButtonProps'
import './openTypeButton.scss'

/** Hands the page's card to a chat. */
export function ShareButton({ className = '', children }: ShareButtonProps) {
  return (
    <Button className={`open-type-button ${className}`} openType="share" hoverClass="pressed">
      {children}
    </Button>
  )
}
