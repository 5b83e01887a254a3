/** What a table is made with: what comes with the game, or a file of one's own. */
import { Choices } from '@undercroft/board/controls/choices.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { loadGame } from '@undercroft/catalog';
import type { GameInfo } from '@undercroft/client';
import { BadFile, flawsInText, type Json } from '@undercroft/engine';
import { useMemo, useState } from 'react';
import { type ToldMaterial, useMaterialTold } from '../../games/told.ts';
import { useDeed } from '../../kit/deed.ts';
import { FileField, jsonIn } from '../../kit/file-field.tsx';
import { Flaws } from '../../kit/flaws.tsx';
import { api, mustBeSomebody } from '../../people.ts';
import { TroubleNotice } from '../trouble.tsx';

/** As the server takes it: a name, or the material itself; undefined: the usual, or none. */
export type ChosenMaterial = string | { [key: string]: Json } | undefined;

interface MaterialProps {
  game: GameInfo;
  value: ChosenMaterial;
  onChange(material: ChosenMaterial): void;
}

const USUAL = '';
const FILE = ' file';
const LARGEST = 512 * 1024;

/** The server has checked it: it is an object then. */
const asMaterial = (json: Json): ChosenMaterial => (typeof json === 'object' && json !== null && !Array.isArray(json) ? json : undefined);

interface OwnFileProps {
  game: GameInfo;
  told: ToldMaterial | null;
  onRead(material: ChosenMaterial, title: string): void;
}

function OwnFile({ game, told, onRead }: OwnFileProps) {
  const say = useSay();
  const { busy, error, run } = useDeed();
  const choose = (read: () => Promise<string>) =>
    run(async () => {
      const text = await read();
      // Looked at here first, if the game reads texts: only they have the places that whoever wrote it can look up.
      const rules = await loadGame(game.slug);
      const flaws = rules.doors?.material?.readText === undefined ? [] : flawsInText(rules, text);
      if (flaws.length > 0) throw new BadFile('material', flaws);
      const json = jsonIn(text);
      await mustBeSomebody();
      const checked = await api.checkMaterial(game.slug, json);
      onRead(asMaterial(json), checked.title);
    });
  return (
    <>
      <FileField label={say('game.materialFile')} largest={LARGEST} disabled={busy} onChoose={choose} />
      <p className="second" role="status">
        {told !== null && say('game.materialRead', { title: told.title })} {told?.isWhole === false && say('game.materialOwnWords')}
      </p>
      <TroubleNotice error={error} />
      <Flaws error={error} />
    </>
  );
}

export function MaterialField({ game, value, onChange }: MaterialProps) {
  const say = useSay();
  const [own, setOwn] = useState(false);
  const [title, setTitle] = useState<string | null>(null);
  const door = game.material;
  const toldOf = useMaterialTold(door === null ? null : game.slug);
  const shipped = useMemo(() => (door?.shipped ?? []).map((each) => ({ ...each, ...toldOf(each.name) })), [door, toldOf]);
  const ownTold = useMemo(() => (title === null ? null : (toldOf(value) ?? { title, isWhole: true })), [title, value, toldOf]);
  if (door === null) return null;
  const choiceOf = (material: { title: string; isWhole?: boolean }, name: string) => ({
    value: name,
    title: material.title,
    ...(material.isWhole === false && { help: say('game.materialOwnWords') }),
  });
  const usual = shipped.find(({ name }) => name === door.usual) ?? { title: say('game.materialUsual') };
  const choose = (chosen: string) => {
    setOwn(chosen === FILE);
    setTitle(null);
    onChange(chosen === FILE || chosen === USUAL ? undefined : chosen);
  };
  const read = (material: ChosenMaterial, called: string) => {
    setTitle(called);
    onChange(material);
  };
  return (
    <>
      <Choices
        label={say('game.material')}
        value={own ? FILE : typeof value === 'string' ? value : USUAL}
        onChange={choose}
        choices={[
          choiceOf(usual, USUAL),
          ...shipped.filter(({ name }) => name !== door.usual).map((each) => choiceOf(each, each.name)),
          { value: FILE, title: say('game.materialOwn'), help: say('game.materialOwnHelp') },
        ]}
      />
      {own && <OwnFile game={game} told={ownTold} onRead={read} />}
    </>
  );
}
