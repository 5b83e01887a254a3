/** The shop: what is on the counter, whom it would fit, what healing and dice cost, and what the party can pay. */
import { scrollStop } from '@undercroft/board/controls/scroll-stop.ts';
import { Answer, Ask, OtherAct } from '@undercroft/board/question/answers.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { DIE_PRICE, EQUIPMENT, equipmentText, type Gear, gearName, NONE, type ShopDecision, shortName } from '../../src/index.ts';
import { type ActProps, answersOf, type Question, type ScreenProps, useGameSay } from '../board-props.ts';
import { Decision } from './decision.tsx';
import { Chest, Mates } from './party.tsx';
import { GearMark } from './pictures.tsx';
import './shop.css';

type Buy = Extract<ShopDecision, { do: 'buy' }>;
const buysOf = (question: Question): Buy[] => answersOf(question.asked, 'shop').filter((d): d is Buy => d.do === 'buy');

function Ware({ gear, act: { props, question } }: { gear: Gear; act: ActProps }) {
  const say = useSay();
  const inGame = useGameSay();
  const card = EQUIPMENT[gear]!;
  const buys = buysOf(question).filter((d) => d.card === gear);
  const dear = card.price > props.view.coins;
  return (
    <li className={`slip df-ware ${card.type}`}>
      <span className="band">{say(`df.slot.${card.type}`)}</span>
      <GearMark gear={gear} />
      <b>{gearName(inGame, gear)}</b>
      <small>{equipmentText(inGame, card.effect)}</small>
      <span className="price number">{say('df.coins', { n: card.price })}</span>
      <span className="buyers">
        {buys.map((d) => (
          <button
            key={`${d.hero} ${d.drop}`}
            type="button"
            className="chip"
            data-decision="shop"
            disabled={!question.open}
            onClick={() => question.answer(d)}
          >
            {say('df.shop.for', { name: shortName(inGame, props.view.heroes[d.hero]!) })}
            {d.drop !== NONE && <small> {say('df.shop.drops', { name: gearName(inGame, d.drop) })}</small>}
          </button>
        ))}
        {question.open && buys.length === 0 && <em>{dear ? say('df.shop.dear') : say('df.shop.noRoom')}</em>}
      </span>
    </li>
  );
}

function ShopAct(act: ActProps) {
  const say = useSay();
  const { props, question } = act;
  const options = answersOf(question.asked, 'shop');
  const find = (what: 'leave' | 'heal' | 'die' | 'abstain') => options.find((d) => d.do === what);
  const [leave, heal, die, abstain] = [find('leave'), find('heal'), find('die'), find('abstain')];
  return (
    <>
      <Ask title={question.asked && props.words.ask(props.view, question.asked.ask)}>{say('df.shop.hint')}</Ask>
      <div className="answers">
        {leave !== undefined && (
          <Answer question={question} d={leave} tone="gold">
            {say('df.shop.leave')}
          </Answer>
        )}
        {heal !== undefined && (
          <Answer question={question} d={heal}>
            {say('df.shop.heal')}
          </Answer>
        )}
        {die !== undefined && (
          <Answer question={question} d={die}>
            {say('df.shop.die', { n: DIE_PRICE })}
          </Answer>
        )}
        {abstain !== undefined && (
          <Answer question={question} d={abstain}>
            {say('df.abstain')}
          </Answer>
        )}
      </div>
    </>
  );
}

const ACTS = { shop: ShopAct, share: OtherAct };

export function Shop({ props, question }: ScreenProps) {
  const say = useSay();
  const act = { props, question };
  return (
    <div className="df-screen df-shop">
      <div className="df-left" ref={scrollStop}>
        <Mates props={props} />
        <Chest view={props.view} />
      </div>
      <section className="oak df-counter" aria-label={say('df.shop')} ref={scrollStop}>
        <h2 className="df-display">{say('df.shop')}</h2>
        <ul className="df-wares">
          {props.view.stall.map((gear) => (
            <Ware key={gear} gear={gear} act={act} />
          ))}
        </ul>
      </section>
      <Decision props={props} question={question} acts={ACTS} />
    </div>
  );
}
