import type { ReactNode } from 'react'
import { AskedButton } from '@/blocks/form/AskedButton'
import { api } from '@/request/api'
import type { Purpose } from './health'

interface TakeBackProps {
  purpose: Purpose
  /** On the button that asks. */
  text: string
  title?: string
  confirm?: string
  /** Said once it is so. */
  done: string
  /** What goes with it. */
  children: ReactNode
}

/** As easy to take back as it was to give. */
export const TakeBack = ({
  purpose,
  title = '撤回同意？',
  confirm = '撤回并删除',
  ...asked
}: TakeBackProps) => (
  <AskedButton
    {...{ ...asked, title, confirm }}
    write={() => api.post('/tp5/api/ExchangeShop/HealthReport/withdraw', { purpose })}
  />
)
