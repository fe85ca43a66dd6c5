-- Every kind of movement and every account (docs/ledger.md). None leads from points to money. A fee goes to the account `fees`, or comes from it again.

create function foyer.ledger_rule(kind text) returns foyer.movement_rule language plpgsql immutable as $$
begin
  case kind
    -- The most frequent ones first, because they are tried one after the other.
    --                             from           to            of        follows      whole  after  takes event       fee
    when 'bet'        then return ('main',        'games',      'money',  null,        null,  null,  null, null,       null)::foyer.movement_rule;
    when 'win'        then return ('games',       'main',       'money',  'bet',       false, 'win', null, null,       null)::foyer.movement_rule;
    when 'deposit'    then return ('bank',        'main',       'money',  null,        null,  null,  null, 'deposit',  'kept')::foyer.movement_rule;
    when 'hold'       then return ('main',        'held',       'money',  null,        null,  null,  null, null,       null)::foyer.movement_rule;
    when 'payout'     then return ('held',        'bank',       'money',  'hold',      true,  null,  null, 'withdraw', 'kept')::foyer.movement_rule;
    when 'return'     then return ('held',        'main',       'money',  'hold',      true,  null,  null, null,       null)::foyer.movement_rule;
    -- A bet may win several times, but never after it was rolled back or declared void.
    when 'rollback'   then return ('games',       'main',       'money',  'bet',       true,  null,  null, null,       null)::foyer.movement_rule;
    -- A round that staff have declared void: its stake comes back, also after it has won, and what it won is owed.
    when 'void'       then return ('games',       'main',       'money',  'bet',       true,  'win', null, null,       null)::foyer.movement_rule;
    when 'void-win'   then return ('owed',        'games',      'money',  'win',       true,  null,  null, null,       null)::foyer.movement_rule;
    when 'earn'       then return ('rewards',     'points',     'points', null,        null,  null,  null, null,       null)::foyer.movement_rule;
    when 'spend'      then return ('points',      'rewards',    'points', null,        null,  null,  null, null,       null)::foyer.movement_rule;
    -- Play credit either becomes the member's own or goes back, once and as a whole.
    when 'grant'      then return ('promotions',  'credit',     'money',  null,        null,  null,  null, null,       null)::foyer.movement_rule;
    when 'release'    then return ('credit',      'main',       'money',  'grant',     true,  null,  null, null,       null)::foyer.movement_rule;
    when 'lapse'      then return ('credit',      'promotions', 'money',  'grant',     true,  null,  null, null,       null)::foyer.movement_rule;
    -- Money with which a ticket is bought in the same transaction.
    when 'gift'       then return ('promotions',  'main',       'money',  null,        null,  null,  null, null,       null)::foyer.movement_rule;
    -- What staff pay out by hand, of an account that was closed.
    when 'remit'      then return ('main',        'bank',       'money',  null,        null,  null,  null, null,       null)::foyer.movement_rule;
    -- A deposit that its payer's bank or the company took back: the member owes it. A payout that came back is the member's again.
    when 'chargeback' then return ('owed',        'bank',       'money',  'deposit',   true,  null,  null, null,       'back')::foyer.movement_rule;
    when 'reversal'   then return ('bank',        'main',       'money',  'payout',    true,  null,  null, null,       'back')::foyer.movement_rule;
    -- What staff give or demand.
    when 'adjust'     then return ('corrections', 'main',       'money',  null,        null,  null,  null, null,       null)::foyer.movement_rule;
    when 'deduct'     then return ('owed',        'corrections', 'money',  null,        null,  null,  null, null,       null)::foyer.movement_rule;
    -- What is owed is taken from the balance, or given up.
    when 'recover'    then return ('main',        'owed',       'money',  null,        null,  null,  true, null,       null)::foyer.movement_rule;
    when 'write-off'  then return ('losses',      'owed',       'money',  null,        null,  null,  true, null,       null)::foyer.movement_rule;
    -- Between accounts of the house (between.sql). A deposit that arrived and may not be credited is kept for its payer until it is sent back.
    when 'receive'    then return ('bank',        'refunds',    'money',  null,        null,  null,  null, null,       null)::foyer.movement_rule;
    when 'refund'     then return ('refunds',     'bank',       'money',  'receive',   true,  null,  null, null,       null)::foyer.movement_rule;
    -- What the winners of a draw leave of its pool, until a later draw takes it over.
    when 'set-aside'  then return ('games',       'pools',      'money',  null,        null,  null,  null, null,       null)::foyer.movement_rule;
    when 'carry'      then return ('pools',       'games',      'money',  'set-aside', true,  null,  null, null,       null)::foyer.movement_rule;
  else return null;
  end case;
end $$;

-- The accounts that a movement of this use opens where they are missing. Those that most members never need are opened with the first movement of theirs.
create function foyer.ledger_accounts(use text) returns table (kind text, is_house boolean, is_seldom boolean) language sql immutable as $$
  select a.kind, a.is_house, a.is_seldom from (values
    ('main',        'money',  false, false),
    ('held',        'money',  false, false),
    ('points',      'points', false, false),
    ('credit',      'money',  false, true),
    ('owed',        'money',  false, true),
    -- Money outside, money of the games, points given and taken, money given, what staff have put right, and what is lost; fees that were kept, deposits on
    -- their way back, and what is left of prize pools.
    ('bank',        'money',  true,  false),
    ('games',       'money',  true,  false),
    ('rewards',     'points', true,  false),
    ('promotions',  'money',  true,  true),
    ('corrections', 'money',  true,  true),
    ('losses',      'money',  true,  true),
    ('fees',        'money',  true,  true),
    ('refunds',     'money',  true,  true),
    ('pools',       'money',  true,  true)
  ) as a (kind, use, is_house, is_seldom)
  where a.use = ledger_accounts.use
$$;
