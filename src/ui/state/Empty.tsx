import type { ReactNode } from 'react'
import { Message } from './Message'

interface EmptyProps {
  /** What there would be here; the short form is the product's own. */
  title?: string
  text?: string
  children?: ReactNode
}

export function Empty({ title = '暂无数据', text, children }: EmptyProps) {
  return (
    <Message scene="stall" title={title} {...(text ? { text } : {})}>
      {children}
    </Message>
  )
}
