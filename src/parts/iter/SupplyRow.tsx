import type { ReactNode } from 'react'
import { Media } from '@/ui/media/Media'
import { Thumb } from '@/ui/picture/Thumb'
import { Price } from '@/ui/price/Price'
import { Row } from '@/ui/row/Row'
import { Stepper } from '@/ui/stepper/Stepper'
import { Text } from '@/ui/text/Text'
import { mostPacks, packWords, type Supply } from './refill'

interface SupplyRowProps {
  supply: Omit<Supply, 'amount'>
  /** What else there is to say of it. */
  children?: ReactNode
  onChange: (packs: number) => void
}

/** Goods of the supplier, and how many packs of them are in the cart. */
export function SupplyRow({ supply, children, onChange }: SupplyRowProps) {
  const { title, image, tint, price, packs } = supply
  return (
    <Media align="top" start={<Thumb src={image} tint={tint} size="l" />}>
      <Text strong>{title}</Text>
      <Text size="xs" tone="ink3">
        {packWords(supply)}
      </Text>
      {children}
      <Row justify="between" wrap>
        <Price cents={price} />
        <Stepper label={`${title}箱数`} value={packs} min={0} max={mostPacks} onChange={onChange} />
      </Row>
    </Media>
  )
}
