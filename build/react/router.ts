/** What this site asks of React Router, for `router-alone.ts`. An import of a name that is missing here stops the build. */
// biome-ignore lint/performance/noBarrelFile: the list is all that there is to say, and the bundler reads it
export {
  BrowserRouter,
  matchPath,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom'
