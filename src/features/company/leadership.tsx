import { Picture } from '#src/ui/picture/picture.tsx'
import { type Leader, sampleLeaders } from './content.ts'
import { leadership } from './copy.ts'
import { leaderPortraits } from './leader-portraits.ts'

/** The title takes the first field of the grid, so that seven people fill the rest without a gap. */
export function Leadership() {
  return (
    <section className="container section" aria-labelledby="leadership">
      <div className="grid gap-x-16px gap-y-32px md:gap-x-24px md:gap-y-48px grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        <div className="col-span-2 lg:col-span-1 grid content-start gap-16px lg:pr-16px">
          <h2 id="leadership" className="title-2">
            {leadership.title}
          </h2>
          <p className="lead">{leadership.lead}</p>
          <p className="small-print">{leadership.note}</p>
        </div>
        <ul className="contents">
          {sampleLeaders.map((leader) => (
            <Person key={leader.name} {...leader} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Person({ name, position, portrait }: Leader) {
  return (
    <li className="max-md:first:col-span-2 max-md:first:grid grid-cols-2 gap-x-16px max-md:first:items-center max-md:first:bg-sand max-md:first:rounded-md max-md:first:pr-16px">
      <Picture
        source={leaderPortraits[portrait]}
        alt={leadership.portrait(name)}
        sizes="(min-width: 75em) 282px, (min-width: 64em) 23vw, (min-width: 46.875em) 30vw, 44vw"
        className="pale object-cover w-full aspect-[4/5] rounded-md"
      />
      <div className="mt-16px">
        <h3 className="title-4">{name}</h3>
        <p className="small-print mt-4px">{position}</p>
      </div>
    </li>
  )
}
