import { View } from '@tarojs/components'
import { useState } from 'react'
import { observer } from 'mobx-react'
import { Picture } from '@/platform/Picture'
import { useLarge, usePalette } from '@/session/look'
import { axisNames, axisValues } from './axisNames'
import styles from './Chart.module.scss'
import { bandsOf, type ChartData, lastMeasured, markOf } from './chartData'
import { axisOf, chartImage } from './chartImage'
import { chartWords, figure, readings } from './chartWords'
import { type Label, labelsOf } from './labels'
import { paper, placesOf } from './paper'
import { Reader } from './Reader'
import { stripsOf, tapped } from './strips'

interface ChartProps {
  title: string
  /** Set behind each value: 步, ℃. */
  unit?: string
  data: ChartData
}

/** Values as a picture; a finger on one, or the ways below it, read each out. */
export const Chart = observer(function Chart({ title, unit = '', data }: ChartProps) {
  const [chosen, setChosen] = useState<number>()
  const large = useLarge()
  const palette = usePalette()
  const words = chartWords(data, unit)
  const values = readings(data, unit)
  const names = 'points' in data ? data.points.map((point) => point.label) : []
  const column = { minWidth: `${100 / Math.max(1, names.length)}%` }
  return (
    <View className={styles.chart}>
      <View className={styles.title}>{title}</View>
      <View className={styles.words} aria-hidden={values.length > 0}>
        {words}
      </View>
      {values.length > 0 && (
        <View className={styles.paper}>
          <View className={styles.axis} aria-hidden>
            {axisValues(axisOf(data), large).map((value) => (
              <View key={value}>{figure(value)}</View>
            ))}
          </View>
          <View className={styles.plot}>
            <Picture
              className={styles.picture}
              src={chartImage(data, palette, chosen)}
              alt={`${title}：${words}`}
              eager
            />
            {data.kind === 'ring' && <Centre value={figure(data.value)} unit={unit} />}
            {labelsOf(data).map((label) => (
              <View
                key={`${label.of} ${label.x}`}
                className={`${styles.label} ${label.of === 'outside' ? styles.outside : ''}`}
                style={placeOf(label)}
                aria-hidden
              >
                {label.text}
              </View>
            ))}
            <View className={styles.strips} aria-hidden>
              {stripsOf(placesOf(data), paper.width).map((strip) => (
                <View
                  key={strip.values[0]}
                  style={{ width: `${strip.share * 100}%` }}
                  onClick={() => setChosen(tapped(strip, chosen))}
                />
              ))}
            </View>
          </View>
          <View className={styles.names} aria-hidden>
            {axisNames(names).map((name, index) => (
              <View key={index} className={styles.name} style={column}>
                {name}
              </View>
            ))}
          </View>
        </View>
      )}
      <Legend data={data} unit={unit} />
      <Reader
        title={title}
        values={values}
        chosen={chosen ?? lastMeasured(data)}
        onChoose={setChosen}
      />
    </View>
  )
})

/** Above its point, below it where there is no room above; at the sides it leans inwards. */
function placeOf({ x, y }: Label) {
  const below = y < 0.3
  const across = x < 0.2 ? '-10%' : x > 0.8 ? '-90%' : '-50%'
  return {
    left: `${x * 100}%`,
    top: `${y * 100}%`,
    transform: `translate(${across}, ${below ? '0' : '-100%'})`,
    marginTop: below ? '8px' : '-8px',
  }
}

/** What stands in a ring. */
function Centre({ value, unit }: { value: string; unit: string }) {
  return (
    <View className={styles.centre} aria-hidden>
      <View className={value.length > 3 ? styles.longFigure : styles.figure}>{value}</View>
      <View className={styles.unit}>{unit.trim()}</View>
    </View>
  )
}

const Legend = observer(function Legend({ data, unit }: { data: ChartData; unit: string }) {
  const palette = usePalette()
  const named = bandsOf(data).filter((band) => band.name)
  const mark = markOf(data)
  if (named.length === 0 && !mark) return null
  return (
    <View className={styles.legend}>
      {named.map(({ name, from, to, colour }) => (
        <View key={name} className={styles.band}>
          <View className={styles.swatch} style={{ background: palette[colour] }} />
          <View>{`${name}（${figure(from)}–${figure(to)}）`}</View>
        </View>
      ))}
      {mark && (
        <View className={styles.band}>
          <View className={styles.mark} />
          <View>{`${mark.name} ${figure(mark.value)}${unit}`}</View>
        </View>
      )}
    </View>
  )
})
