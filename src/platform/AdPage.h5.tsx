import './AdPage.h5.scss'
import type { AdPageProps } from './adPageProps'

/** The page of an ad platform, which learns neither where it is shown nor to whom. */
export const AdPage = ({ src, label }: AdPageProps) => (
  <iframe
    className="ad-page"
    src={src}
    title={label}
    referrerPolicy="no-referrer"
    sandbox="allow-scripts allow-same-origin allow-popups"
    allow="autoplay"
  />
)
