import { drawChanged, element, row, sizeOf } from '../draw'
import { limits, ratesOf, type PageRate, type SetData } from '../setDataRates'

const figure = (text: string, isTooMuch: boolean) =>
  element('span', { className: isTooMuch ? 'bad' : '' }, text)

const line = ({ route, count, bytes, largest, perSecond }: PageRate) =>
  row(
    route,
    String(count),
    sizeOf(bytes),
    figure(sizeOf(largest), largest > limits.bytes),
    figure(String(perSecond), perSecond > limits.perSecond),
  )

export const drawSetData = (calls: SetData[]): void =>
  drawChanged('set-data', ratesOf(calls), (rates) => rates.map(line))
