/** The app around its pages. With all that it looks like, so that one style sheet holds the first paint. */
import '../components.h5.scss'
import '@/app'
