import type { ReactNode } from 'react'
import type { Scene } from '@/ui/illustrations/scene'
import { Message } from './Message'

interface EmptyProps {
  /** What there would be here; the short form is the product's own. */
  title?: string
  text?: string
  /** A closed stall, unless the page has a picture for what is missing. */
  scene?: Scene
  children?: ReactNode
}

export function Empty({ title = '暂无数据', text, scene, children }: EmptyProps) {
  return (
    <Message scene={scene ?? 'stall'} title={title} {...(text ? { text } : {})}>
      {children}
    </Message>
  )
}
